/** The result of a statement already sent to the database; the next statement runs after it. */
export type InFlight<Result> = Promise<Result> & { readonly [inFlight]: true };
declare const inFlight: unique symbol;
