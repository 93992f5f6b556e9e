/*
 * What is deployed. A process of one function loads only the file that the function is in: what declares a function of an
 * event brings the client of Firestore along, which an address then would read before it needs it.
 */
export * from './addresses.ts';
export * from './triggers.ts';
