import { storeHandedOver, tokenFromAddress } from '../../api/handed-over.ts';
import { isBackOffice } from '../../paths.ts';

// The guard of the back office takes it by itself.
const token = isBackOffice(window.location.pathname) ? null : tokenFromAddress();
if (token) void storeHandedOver(token, { replaces: false });
