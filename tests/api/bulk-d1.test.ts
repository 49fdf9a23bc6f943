import { describeBulk } from './bulk.suite.ts';

describeBulk('D1 and R2');
