/** A workspace's storage in memory; values travel through JSON, as they do in the editor. */
export function memento() {
  const values = new Map<string, string>();
  return {
    get<T>(key: string, fallback?: T): T {
      const text = values.get(key);
      return text === undefined ? (fallback as T) : (JSON.parse(text) as T);
    },
    async update(key: string, value: unknown): Promise<void> {
      values.set(key, JSON.stringify(value));
    },
  };
}
