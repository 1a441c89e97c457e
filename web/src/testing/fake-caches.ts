/** A `CacheStorage` in memory, for what keeps files in caches of its own. Only what our code calls is there. */
export function fakeCaches() {
  const all = new Map<string, Map<string, Response>>();
  return {
    has: async (name: string) => all.has(name),
    delete: async (name: string) => all.delete(name),
    open: async (name: string) => {
      const kept = all.get(name) ?? new Map<string, Response>();
      all.set(name, kept);
      return {
        put: async (address: string, response: Response) => void kept.set(address, response),
        keys: async () => [...kept.keys()],
        delete: async (address: string) => kept.delete(address),
        match: async (address: string) => kept.get(address)?.clone(),
      };
    },
  };
}
