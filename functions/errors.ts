import type { FieldError, Reference } from './contracts/problem.ts';

/** The shop's errors, independent of HTTP; `http/problems.ts` maps them. */
export class ShopError extends Error {}

export class Malformed extends ShopError {}

export class ValidationError extends ShopError {
  readonly errors: FieldError[];
  constructor(errors: FieldError[]) {
    super(errors.map(error => error.message).join('. '));
    this.errors = errors;
  }
}

/** Only an unknown coupon counts as a guess: an expired one had been issued. */
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

/** Someone else changed the row since it was read; `current` is the latest version. */
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

/** The password was correct but isn't enough. */
export class PasskeyNeeded extends ShopError {}

export class NotPermitted extends ShopError {}

/** A session that can only set up a passkey. */
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

/** A service that the shop depends on is down. */
export class Unavailable extends ShopError {
  readonly retryAfter = 5;
}

/** A scheduled task that stopped early, and why. */
export class TaskStopped extends ShopError {}
