import { describeAudit } from './audit.suite.ts';

describeAudit('libSQL and S3');
