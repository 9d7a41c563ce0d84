/** An answer that is not a success. `message` reaches the client (without one there is no body); `detail` and `code` only when given. */
export class ServiceError extends Error {
  readonly status: number;
  readonly extra: { readonly code?: string; readonly detail?: string };

  constructor(status: number, message: string, extra: { code?: string; detail?: string } = {}) {
    super(message);
    this.name = 'ServiceError';
    this.status = status;
    this.extra = extra;
  }
}

/** 400 in the contract's wording for a value that is not accepted. */
export function badValue(parameter: string): ServiceError {
  return new ServiceError(400, `Value for '${parameter}' not supported.`);
}

/** 404 for an id that does not exist or belongs to another account. */
export function notFound(what: string): ServiceError {
  return new ServiceError(404, `${what} not found`);
}
