import { describeCountries } from './countries.suite.ts';
import { describeCountryChanges } from './country-changes.suite.ts';

describeCountries('D1 and R2');
describeCountryChanges('D1 and R2');
