import { describeProductView } from './product-view.suite.ts';

describeProductView('D1 and R2');
