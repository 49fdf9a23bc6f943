import { describeSlider } from './slider.suite.ts';

describeSlider('D1 and R2');
