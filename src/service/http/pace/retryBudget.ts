const capacity = 100;
const price = 5;

/** Retries that all requests share and that no rate limit asked for: a service in trouble gets 20 of them, and one more for every 5 successes. */
export class RetryBudget {
  #tokens = capacity;

  /** Pays for a retry; false when there is not enough left. */
  spend(): boolean {
    if (this.#tokens < price) return false;
    this.#tokens -= price;
    return true;
  }

  earn(): void {
    this.#tokens = Math.min(capacity, this.#tokens + 1);
  }
}
