import { describeImports } from './imports.suite.ts';

describeImports('libSQL and S3');
