/** Numbers in [0, 1) that are the same for the same seed. */
export function randoms(seed: number): () => number {
  let state = (seed * 7_919) % 2_147_483_647;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}
