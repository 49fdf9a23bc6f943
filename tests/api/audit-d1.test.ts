import { describeAudit } from './audit.suite.ts';

describeAudit('D1 and R2');
