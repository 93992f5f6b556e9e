/** The region of all functions, and of the rewrites in firebase.json, which tests hold equal to it. */
export const REGION = 'us-central1';
