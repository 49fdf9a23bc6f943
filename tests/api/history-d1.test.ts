import { describeHistory } from './history.suite.ts';

describeHistory('D1 and R2');
