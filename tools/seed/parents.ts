/** Who submits an expense. */
export interface Parent {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly mailingAddress: string;
}

function parent(name: string, email: string, phone: string, street: string): Parent {
  return { name, email, phone, mailingAddress: `${street}\nMaple Grove, NY 12345` };
}

/** Phone numbers from the range that is reserved for fiction, and addresses that no mail server has. */
export const PARENTS = {
  dana: parent('Dana Whitfield', 'dana.whitfield@example.com', '(555) 010-0142', '12 Orchard Lane'),
  luis: parent('Luis Ortega', 'luis.ortega@example.com', '(555) 010-0117', '48 Quarry Road'),
  priya: parent('Priya Nair', 'priya.nair@example.com', '(555) 010-0173', '5 Birch Court, Apt 2B'),
  tom: parent('Tom Beckett', 'tom.beckett@example.com', '(555) 010-0109', '230 Station Street'),
  mei: parent('Mei-Ling Chao', 'mei.chao@example.com', '(555) 010-0188', '77 Garden Avenue'),
  treasurer: parent('Ruth Adeyemi', 'treasurer@example.com', '(555) 010-0101', '9 Mill Pond Way'),
} as const;
