import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer } from 'ws';
import type { State } from '../state.ts';
import { VoiceConnection } from './voiceConnection.ts';

/** Takes requests for a WebSocket. */
export interface Stream {
  readonly upgrade: (request: IncomingMessage, socket: Duplex, head: Buffer) => void;
  readonly stop: () => void;
}

/** Where `streaming_url` leads: the token opens it, once, and no key is wanted. */
export function voiceStream(state: State): Stream {
  const server = new WebSocketServer({ noServer: true });
  return {
    upgrade(request, socket, head) {
      const { voice } = state;
      const url = new URL(request.url ?? '/', 'http://127.0.0.1');
      const token = url.searchParams.get('token') ?? '';
      const session = voice.sessions.find(({ id }) => token.startsWith(`${id}.`));
      if (session === undefined || session.ended || url.pathname !== '/voice/stream')
        return refuse(socket, 403);
      if (session.token !== token) {
        session.ended = true;
        session.connection?.close(1008);
        return refuse(socket, 403);
      }
      session.token = undefined;
      const fault = voice.faults.shift() ?? {};
      if (fault.refuse !== undefined) return refuse(socket, fault.refuse);
      // Before the answer: a busy machine may come to what follows it long after the client has begun to send.
      const accepted = performance.now();
      server.handleUpgrade(request, socket, head, (connection) => {
        void new VoiceConnection(voice, session, { socket: connection, accepted, fault });
      });
    },
    stop() {
      for (const client of server.clients) client.terminate();
    },
  };
}

function refuse(socket: Duplex, status: number): void {
  socket.end(`HTTP/1.1 ${status} Refused\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
