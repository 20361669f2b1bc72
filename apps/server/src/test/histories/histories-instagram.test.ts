import { testHistories } from './histories.test-suite.ts';

testHistories('instagram');
