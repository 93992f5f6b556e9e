import { DeleteDialog } from '../shared/DeleteDialog.tsx';
import { References, useReferences } from '../shared/References.tsx';
import { categoryMessages } from './categories-messages.ts';
import { deleteCategory, restoreCategory, type CategoryRow } from './category-calls.ts';

interface CategoryDeleteProps {
  readonly row: CategoryRow;
  readonly onClose: () => void;
}

/** Says what refers to the category, then asks. */
export function CategoryDelete({ row, onClose }: CategoryDeleteProps) {
  const counted = useReferences({ field: 'categoryId', id: row.id });
  return (
    <DeleteDialog
      name={row.name}
      details={<References field="categoryId" counted={counted} />}
      prevented={typeof counted === 'object' && counted.openExpenses > 0}
      question={categoryMessages.deleteQuestion}
      remove={() => deleteCategory(row)}
      restore={() => restoreCategory(row)}
      onClose={onClose}
    />
  );
}
