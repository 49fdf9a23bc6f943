import { storeHandedOver, tokenFromAddress } from '../../api/handed-over.ts';
import { isBackOffice } from '../../paths.ts';

// In the back office, the guard handles it.
const token = isBackOffice(window.location.pathname) ? null : tokenFromAddress();
if (token) void storeHandedOver(token, { replaces: false });
