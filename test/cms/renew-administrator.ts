import { renewAdministrator } from './administrator';

await renewAdministrator();
