import { describeSlider } from './slider.suite.ts';

describeSlider('libSQL and S3');
