/** Stands for what must not be touched, such as a store before anything may be read: whatever is asked of it throws. */
export function untouchable(): object {
  return new Proxy(
    {},
    {
      get() {
        throw new Error('Something was read.');
      },
    },
  );
}
