import { describeSliderOrder } from './slider-order.suite.ts';

describeSliderOrder('D1 and R2');
