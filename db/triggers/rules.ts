import { EMAIL_KINDS } from '../../functions/contracts/email-kinds.ts';
import { MOST_VARIANTS } from '../../functions/contracts/family-limits.ts';
import { PAYMENTS } from '../../functions/contracts/payment-methods.ts';
import { anyDiffers, listed, type Trigger, trigger } from './trigger.ts';

type Rule = { name: string; on: string; when?: string; message: string };

/** Refuses writes that a CHECK can't express, with a message for people. */
const refuse = ({ message, ...rule }: Rule) =>
  trigger({ ...rule, run: [`SELECT RAISE(ABORT, '${message}')`] });

const NO_OTHER_ADMIN =
  "NOT EXISTS (SELECT 1 FROM users WHERE role = 'admin' AND enabled = 1 AND user_id <> old.user_id)";
const LAST_ADMIN =
  'This is the last administrator who can sign in. Make someone else an administrator first.';

export const RULES: Trigger[] = [
  refuse({
    name: 'addresses_at_most_twenty',
    on: 'BEFORE INSERT ON addresses',
    when: '(SELECT count(*) FROM addresses WHERE user_id = new.user_id) >= 20',
    message: 'You can keep up to 20 addresses. Delete one first.',
  }),
  ...['INSERT', 'UPDATE OF country_code'].map(event =>
    refuse({
      name: `code_in_capitals_${event === 'INSERT' ? 'insert' : 'update'}`,
      on: `BEFORE ${event} ON countries`,
      when: 'new.country_code <> upper(new.country_code) COLLATE BINARY',
      message: 'A country code is written in capitals.',
    }),
  ),
  ...['INSERT', 'UPDATE OF swatches'].map(event =>
    refuse({
      name: `swatches_are_colours_${event === 'INSERT' ? 'insert' : 'update'}`,
      on: `BEFORE ${event} ON families`,
      when: `EXISTS (SELECT 1 FROM json_each(new.swatches)
        WHERE type <> 'text' OR value NOT GLOB '#${'[0-9a-f]'.repeat(6)}')`,
      message: 'A colour is written like #d8c7a3.',
    }),
  ),
  refuse({
    name: 'families_keep_their_options',
    on: 'BEFORE UPDATE OF options ON families',
    when: `json_array_length(new.options) <> json_array_length(old.options)
      AND EXISTS (SELECT 1 FROM products WHERE family_id = new.family_id)`,
    message: 'Take its variants out before you add or remove an option.',
  }),
  ...['INSERT', 'UPDATE OF family_id, options'].flatMap(event => {
    const on = `BEFORE ${event} ON products`;
    const which = event === 'INSERT' ? 'insert' : 'update';
    return [
      refuse({
        name: `variants_have_all_options_${which}`,
        on,
        when: `json_array_length(new.options) <>
          coalesce((SELECT json_array_length(options) FROM families WHERE family_id = new.family_id), 0)`,
        message: 'A variant has one value for each option of its family.',
      }),
      refuse({
        name: `variants_of_a_family_are_limited_${which}`,
        on,
        when: `new.family_id IS NOT NULL
          AND (SELECT count(*) FROM products WHERE family_id = new.family_id) > ${MOST_VARIANTS - 1}
          AND new.family_id IS NOT (SELECT family_id FROM products WHERE product_code = new.product_code)`,
        message: `A family can have at most ${MOST_VARIANTS} variants.`,
      }),
    ];
  }),
  refuse({
    name: 'letters_kind_known',
    on: 'BEFORE INSERT ON letters',
    when: `new.kind NOT IN (${listed(EMAIL_KINDS)})`,
    message: 'The shop has no email of this kind.',
  }),
  refuse({
    name: 'message_replies_stay_as_sent',
    on: 'BEFORE UPDATE ON message_replies',
    message: 'What was sent stays as it was sent.',
  }),
  refuse({
    name: 'messages_are_moved_by_somebody',
    on: 'BEFORE UPDATE OF state ON messages',
    when: 'new.state <> old.state AND new.moved_by IS NULL',
    message: 'Say who moves the message.',
  }),
  ...['INSERT', 'UPDATE OF payment'].map(event =>
    refuse({
      name: `orders_payment_known_${event === 'INSERT' ? 'insert' : 'update'}`,
      on: `BEFORE ${event} ON orders`,
      when: `new.payment NOT IN (${listed(PAYMENTS)})`,
      message: 'An order is paid in a way that the shop knows.',
    }),
  ),
  // A batch inserts outdated prices into this view, and fails if there are any.
  refuse({
    name: 'outdated_prices_refuse',
    on: 'INSTEAD OF INSERT ON outdated_prices',
    message: 'Some of these prices were changed in the meantime.',
  }),
  // The counts of prices would not notice.
  refuse({
    name: 'price_keeps_its_key',
    on: 'BEFORE UPDATE OF product_code, country_id ON product_prices',
    when: anyDiffers(['product_code', 'country_id']),
    message: 'A price stays with its product and country.',
  }),
  refuse({
    name: 'passkeys_at_most_twenty',
    on: 'BEFORE INSERT ON passkeys',
    when: '(SELECT count(*) FROM passkeys WHERE user_id = new.user_id) >= 20',
    message: 'You can keep up to 20 passkeys. Remove one first.',
  }),
  // Otherwise an administrator could lock out everyone, including themselves.
  refuse({
    name: 'settings_require_own_passkey',
    on: 'BEFORE UPDATE OF passkeys_required ON settings',
    when: `new.passkeys_required AND NOT old.passkeys_required AND NOT EXISTS (
      SELECT 1 FROM acting
      WHERE user_id IN (SELECT user_id FROM passkeys) AND user_id IN (SELECT user_id FROM recovery_codes)
    )`,
    message:
      'Add a passkey to your own account and make recovery codes, then ask for passkeys from everybody.',
  }),
  refuse({
    name: 'settings_link_to_the_web',
    on: 'BEFORE UPDATE OF social ON settings',
    when: `EXISTS (
      SELECT 1 FROM json_each(new.social)
      WHERE NOT coalesce(value ->> 'url' GLOB 'http://?*' OR value ->> 'url' GLOB 'https://?*', 0)
    )`,
    message: 'A social link leads to http:// or https://.',
  }),
  refuse({
    name: 'settings_stay',
    on: 'BEFORE DELETE ON settings',
    message: 'The settings of the shop are changed, never deleted.',
  }),
  // Staff can prepare any number of hidden ones.
  ...[
    { name: 'slider_images_at_most_five', event: 'INSERT', becomesActive: 'new.display_status' },
    {
      name: 'slider_images_shown_at_most_five',
      event: 'UPDATE OF display_status',
      becomesActive: 'new.display_status AND NOT old.display_status',
    },
  ].map(({ name, event, becomesActive }) =>
    refuse({
      name,
      on: `BEFORE ${event} ON slider_images`,
      when: `${becomesActive} AND (SELECT count(*) FROM slider_images WHERE display_status) >= 5`,
      message: 'You can only upload up to 5 images.',
    }),
  ),
  refuse({
    name: 'saved_products_at_most_two_hundred',
    on: 'BEFORE INSERT ON saved_products',
    when: '(SELECT count(*) FROM saved_products WHERE user_id = new.user_id) >= 200',
    message: 'You can save up to 200 products. Remove one first.',
  }),
  refuse({
    name: 'subscribers_are_asked_first',
    on: 'BEFORE UPDATE OF state ON subscribers',
    when: "new.state = 'confirmed' AND old.state = 'unsubscribed'",
    message: 'Unsubscribed addresses must reconfirm.',
  }),
  refuse({
    name: 'users_keep_passkeys_removed',
    on: 'BEFORE UPDATE OF passkeys_removed_at ON users',
    when: 'old.passkeys_removed_at > coalesce(new.passkeys_removed_at, 0)',
    message: 'Passkeys that were removed do not come back. Their owner adds new ones.',
  }),
  refuse({
    name: 'users_keep_an_admin',
    on: 'BEFORE UPDATE OF role, enabled ON users',
    when: `old.role = 'admin' AND old.enabled AND NOT (new.role = 'admin' AND new.enabled)
      AND ${NO_OTHER_ADMIN}`,
    message: LAST_ADMIN,
  }),
  refuse({
    name: 'users_keep_an_admin_there',
    on: 'BEFORE DELETE ON users',
    when: `old.role = 'admin' AND old.enabled
      AND ${NO_OTHER_ADMIN}`,
    message: LAST_ADMIN,
  }),
];
