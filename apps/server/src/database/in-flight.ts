/** The result of a statement that is on its way to the database already: whatever is asked for next comes after it. */
export type InFlight<Result> = Promise<Result> & { readonly [inFlight]: true };
declare const inFlight: unique symbol;
