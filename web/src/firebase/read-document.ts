import { doc, getDocFromServer } from 'firebase/firestore';
import { fieldsOf, type CollectionName, type Fields } from './documents.ts';
import { failureOf, type Failure } from './failure.ts';
import { adminFirestore } from './firestore.ts';

/** Reads a document from the server; its fields are null if it does not exist. */
export async function readDocument(
  name: CollectionName,
  id: string,
): Promise<{ readonly ok: true; readonly fields: Fields | null } | Failure> {
  try {
    const snapshot = await getDocFromServer(doc(await adminFirestore(), name, id));
    return { ok: true, fields: snapshot.exists() ? fieldsOf(snapshot) : null };
  } catch (error) {
    return failureOf(error);
  }
}
