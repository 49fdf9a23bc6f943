import { describeCountries } from './countries.suite.ts';
import { describeCountryChanges } from './country-changes.suite.ts';

describeCountries('libSQL and S3');
describeCountryChanges('libSQL and S3');
