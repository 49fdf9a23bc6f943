import type { Company } from '../../texts/company.ts';

const FEES = { shop: 'FreeReturn', customer: 'ReturnFeesCustomerResponsibility' } as const;

/** Whether and how an order can be returned, as schema.org data for price comparison. */
export function returnPolicy(returns: Company['returns'], applicableCountry: string) {
  if (!returns) return {};
  const { days, postage } = returns;
  const category = days > 0 ? 'MerchantReturnFiniteReturnWindow' : 'MerchantReturnNotPermitted';
  return {
    hasMerchantReturnPolicy: {
      '@type': 'MerchantReturnPolicy',
      applicableCountry,
      returnPolicyCategory: `https://schema.org/${category}`,
      ...(days > 0 && { merchantReturnDays: days, returnMethod: 'https://schema.org/ReturnByMail' }),
      ...(days > 0 && postage && { returnFees: `https://schema.org/${FEES[postage]}` }),
    },
  };
}
