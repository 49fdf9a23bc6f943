import type { LoaderFunctionArgs } from 'react-router-dom';
import { loadShop, type ShopData, visitOf } from '../api/visit.ts';

export const shopLoader = ({ context }: LoaderFunctionArgs): Promise<ShopData> => loadShop(visitOf(context));
