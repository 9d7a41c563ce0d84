import { WebSocket, type Dispatcher } from 'undici';
import type { OpenSocket } from './voiceSocket.ts';

/** Opens WebSockets through the given dispatcher: the same proxy and the same certificates as every request. */
export function undiciSocket(dispatcher: Dispatcher): OpenSocket {
  return (url, events) => {
    const socket = new WebSocket(url, { dispatcher });
    socket.addEventListener('open', () => events.opened());
    socket.addEventListener('message', ({ data }) => {
      if (typeof data === 'string') events.message(data);
    });
    // What went wrong may hold the address with its token: it is not looked at. `close` follows.
    socket.addEventListener('error', () => undefined);
    socket.addEventListener('close', () => events.closed());
    return {
      get waiting() {
        return socket.bufferedAmount;
      },
      send: (text) => socket.send(text),
      close: () => socket.close(),
    };
  };
}
