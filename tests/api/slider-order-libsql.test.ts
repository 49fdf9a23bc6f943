import { describeSliderOrder } from './slider-order.suite.ts';

describeSliderOrder('libSQL and S3');
