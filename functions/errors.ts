import type { FieldError, Reference } from './contracts/problem.ts';

/** What the shop refuses, and why. These know nothing of HTTP; `http/problems.ts` does. */
export class ShopError extends Error {}

export class Malformed extends ShopError {}

export class ValidationError extends ShopError {
  readonly errors: FieldError[];
  constructor(errors: FieldError[]) {
    super(errors.map(error => error.message).join('. '));
    this.errors = errors;
  }
}

/** Only one that is not known is a guess: one that has ended was given to somebody. */
export class UnknownCoupon extends ValidationError {}

export class NotFound extends ShopError {}

export class Conflict extends ShopError {
  readonly errors: FieldError[] | undefined;
  readonly references: Reference[] | undefined;
  constructor(
    message: string,
    { errors, references }: { errors?: FieldError[]; references?: Reference[] } = {},
  ) {
    super(message);
    this.errors = errors;
    this.references = references;
  }
}

/** Somebody else changed the row since it was read; `current` is what it is now. */
export class StaleVersion extends ShopError {
  readonly current: unknown;
  readonly version: number;
  constructor(current: unknown, version: number) {
    super('Someone else changed this in the meantime');
    this.current = current;
    this.version = version;
  }
}

export class NotSignedIn extends ShopError {}

/** The password was right, and is not enough. */
export class PasskeyNeeded extends ShopError {}

export class NotPermitted extends ShopError {}

/** A sign-in that does nothing but set up a passkey. */
export class PasskeySetupNeeded extends ShopError {}

export class TooManyAttempts extends ShopError {
  readonly retryAfter: number;
  constructor(retryAfter: number) {
    super(`Too many attempts. Try again in ${Math.ceil(retryAfter / 60)} min`);
    this.retryAfter = retryAfter;
  }
}

export class TooLarge extends ShopError {}

export class WrongMediaType extends ShopError {}

export class WrongMethod extends ShopError {
  readonly allowed: string[];
  constructor(allowed: string[]) {
    super(`Allowed methods: ${allowed.join(', ')}`);
    this.allowed = allowed;
  }
}

/** Something the shop depends on does not answer. */
export class Unavailable extends ShopError {
  readonly retryAfter = 5;
}

/** A sweep that did not do all that there was to do, and why. */
export class SweepStopped extends ShopError {}
