import type { Transport } from '../../service/transport.ts';
import type { Network } from './network.ts';

/**
 * The network that the settings ask for at the moment, opened on first use. Work that goes on while they change
 * is not disturbed: what is under way ends on the network on which it began, what comes later takes the new one.
 */
export class CurrentNetwork {
  readonly #openNetwork: () => Promise<Network>;
  #network: Promise<Network> | undefined;

  constructor(openNetwork: () => Promise<Network>) {
    this.#openNetwork = openNetwork;
  }

  /** @throws where the settings cannot be followed */
  async open(): Promise<Network> {
    const network = (this.#network ??= this.#openNetwork());
    network.catch(() => {
      if (this.#network === network) this.#network = undefined;
    });
    return network;
  }

  /** Sends over the network of the moment. */
  readonly transport: Transport = async (request) => (await this.open()).transport(request);

  /** Closes the network once nothing is under way on it; the next request opens another one. */
  leave(): void {
    const network = this.#network;
    this.#network = undefined;
    void network?.then((open) => open.close()).catch(() => undefined);
  }
}
