import { describeImports } from './imports.suite.ts';

describeImports('D1 and R2');
