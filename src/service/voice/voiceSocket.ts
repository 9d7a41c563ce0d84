/** A WebSocket for text, as a session needs it. */
export interface VoiceSocket {
  /** Bytes that were sent and have not left yet. */
  readonly waiting: number;
  send(text: string): void;
  close(): void;
}

/** Heard at most once each, `message` excepted; `closed` always comes last, also where nothing was opened. */
export interface SocketEvents {
  opened(): void;
  message(text: string): void;
  closed(): void;
}

/** Opens a WebSocket; without a key and without any header of ours. */
export type OpenSocket = (url: URL, events: SocketEvents) => VoiceSocket;
