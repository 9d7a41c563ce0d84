interface Row {
  readonly id: string;
  readonly place: number;
  readonly handle: number;
}

/** Rows by what they are called. Ids and handles are looked at when somebody first asks, which is after rows are shown. */
export class RowIndex<T extends Row> {
  readonly rows: readonly T[];
  #places: ReadonlyMap<string, number> | undefined;
  #byHandle: ReadonlyMap<number, T> | undefined;

  constructor(rows: readonly T[]) {
    this.rows = rows;
  }

  placeOf(id: string): number | undefined {
    this.#places ??= new Map(this.rows.map((row) => [row.id, row.place]));
    return this.#places.get(id);
  }

  withHandle(handle: number): T | undefined {
    this.#byHandle ??= new Map(this.rows.map((row) => [row.handle, row]));
    return this.#byHandle.get(handle);
  }
}
