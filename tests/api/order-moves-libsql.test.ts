import { describeOrderMoves } from './order-moves.suite.ts';

describeOrderMoves('libSQL and S3');
