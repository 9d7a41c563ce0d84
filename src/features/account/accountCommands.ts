import { checkConnection } from './checkConnection.ts';
import { signIn } from './signIn.ts';
import { signOut } from './signOut.ts';

/** What the commands of the account do: loaded with the first of them. */
export const accountCommands = { checkConnection, signIn, signOut };
