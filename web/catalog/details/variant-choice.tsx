import clsx from 'clsx';
import { type MouseEvent, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import type { FamilyChoice } from '../../../functions/contracts/family-choice.ts';
import { colourOf, type Swatches } from '../../../functions/contracts/swatches.ts';
import { useHydratedLater } from '../../ui/hydrated.ts';
import { Link, type LinkProps } from '../../ui/link.tsx';
import { ProductPicture } from '../../ui/product/product-picture.tsx';
import { chooseByKey } from './choose-by-key.ts';
import { choicesOf, type OptionValue } from './nearest-variant.ts';
import { preloadPicture } from './shown-variant.ts';

type VariantChoiceProps = { family: FamilyChoice; productCode: number };

/**
 * The options of a family; each value links to the variant with it that is nearest to this one.
 * Once scripts run, the links of an option are one radio group.
 */
export function VariantChoice({ family, productCode }: VariantChoiceProps) {
  const keepFocus = useKeptFocus();
  if (family.variants.length < 2) return null;
  return (
    <div className="mt-6 grid gap-5">
      {choicesOf(family, productCode).map(({ option, values }, at) => (
        <Option
          key={option}
          option={option}
          values={values}
          isPictured={at === 0 && arePictured(values)}
          swatches={family.swatches}
          onPress={keepFocus}
        />
      ))}
    </div>
  );
}

/** The frame focuses the start of the page after navigation; after a choice, focus stays where it is by then. */
function useKeptFocus() {
  const { pathname } = useLocation();
  const chosen = useRef<string>(undefined);
  useEffect(() => {
    const isChoice = chosen.current === pathname;
    chosen.current = undefined;
    const focused = document.activeElement as HTMLElement | null;
    // After the effect of the frame.
    if (isChoice) queueMicrotask(() => focused?.focus({ preventScroll: true }));
  }, [pathname]);
  return ({ currentTarget }: MouseEvent<HTMLAnchorElement>) => {
    chosen.current = currentTarget.pathname;
    // Not every browser focuses a link that is clicked.
    currentTarget.focus({ preventScroll: true });
  };
}

/** Pictures tell values apart only if they differ. */
function arePictured(values: readonly OptionValue[]) {
  const pictures = new Set(values.map(({ variant }) => variant.productPicture));
  return pictures.size === values.length && !pictures.has(null);
}

type Looks = {
  isPictured: boolean;
  swatches: Swatches;
  onPress: (event: MouseEvent<HTMLAnchorElement>) => void;
};
type OptionProps = Looks & { option: string; values: readonly OptionValue[] };

function Option({ option, values, ...rest }: OptionProps) {
  const isRadioGroup = useHydratedLater();
  const chosen = values.find(({ isChosen }) => isChosen)?.value;
  const inTabOrder = chosen ?? values[0]?.value;
  return (
    <fieldset
      aria-label={option}
      role={isRadioGroup ? 'radiogroup' : undefined}
      onKeyDown={isRadioGroup ? chooseByKey : undefined}
    >
      <p className="text-small">
        <span className="font-medium">{option}</span> <span className="text-muted">{chosen}</span>
      </p>
      <div className="mt-2 flex flex-wrap gap-2">
        {values.map(one => (
          <Value
            key={one.value}
            {...one}
            {...rest}
            state={
              isRadioGroup
                ? { role: 'radio', 'aria-checked': one.isChosen, tabIndex: one.value === inTabOrder ? 0 : -1 }
                : { 'aria-current': one.isChosen || undefined }
            }
          />
        ))}
      </div>
    </fieldset>
  );
}

type ValueProps = Looks & OptionValue & { state: Partial<LinkProps> };

function Value({ value, variant, isChosen, isPictured, swatches, onPress, state }: ValueProps) {
  const background = colourOf(swatches, value);
  const lacking = lackOf(variant);
  const Text = lacking ? 's' : 'span';
  return (
    <Link
      to={`/products-details/${variant.productCode}`}
      replace
      preventScrollReset
      onClick={onPress}
      onPointerEnter={() => preloadPicture(variant)}
      onFocus={() => preloadPicture(variant)}
      {...state}
      className={clsx(
        'grid min-h-11 rounded-control border text-center text-small wrap-anywhere',
        isPictured ? 'w-14 content-start overflow-hidden' : 'grid-flow-col place-items-center gap-2 px-3',
        isChosen ? 'border-action bg-action-soft' : 'border-line hover:border-edge',
        lacking && 'text-muted',
      )}
    >
      {isPictured && (
        <ProductPicture product={variant} sizes="56px" decorative className={clsx(lacking && 'opacity-50')} />
      )}
      {background && !isPictured && (
        <i
          style={{ background }}
          className="size-5 rounded-full border border-edge forced-color-adjust-none"
        />
      )}
      <Text className={clsx(isPictured && 'px-1 py-1.5 text-fine leading-none')}>{value}</Text>
      {lacking && <span className="sr-only"> ({lacking})</span>}
    </Link>
  );
}

const lackOf = ({ price }: OptionValue['variant']) =>
  price ? price.stockAvailable === 0 && 'out of stock' : 'not sold here';
