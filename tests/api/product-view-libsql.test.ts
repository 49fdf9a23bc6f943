import { describeProductView } from './product-view.suite.ts';

describeProductView('libSQL and S3');
