/*
 * Rules of our own, run by oxlint. A literal that is spread where it could be written out (`{...{ rows, cells }}` as attributes,
 * `...(['a', 'b'] as const)` in a list) saves the formatter lines, and a reader has to learn why. `unicorn/no-useless-spread`
 * finds the plain ones in arrays, objects, and calls.
 */

/** What the rule needs to know of an expression. */
interface Expression {
  readonly type: string;
  /** What `as const` or `satisfies` is about. */
  readonly expression?: Expression;
}

/** What the rule needs to know of `...argument`. */
interface Spread {
  readonly argument: Expression;
}

interface Context<Node> {
  report: (problem: { node: Node; message: string }) => void;
}

const LITERALS = ['ArrayExpression', 'ObjectExpression'];
const TYPED = ['TSAsExpression', 'TSSatisfiesExpression'];

function isTypedLiteral({ type, expression }: Expression): boolean {
  return TYPED.includes(type) && expression !== undefined && isLiteral(expression);
}

function isLiteral(node: Expression): boolean {
  return LITERALS.includes(node.type) || isTypedLiteral(node);
}

const noLiteralSpread = {
  create: (context: Context<Spread>) => ({
    JSXSpreadAttribute(node: Spread) {
      if (isLiteral(node.argument))
        context.report({ node, message: 'Write the attributes out: name={value}.' });
    },
    SpreadElement(node: Spread) {
      if (isTypedLiteral(node.argument))
        context.report({ node, message: 'Write the members out, without a spread.' });
    },
  }),
};

/** What the rule needs to know of an import. */
interface Import {
  readonly importKind?: string;
  readonly source: { readonly value: string };
  readonly specifiers: readonly { readonly importKind?: string }[];
}

/** Words come from the context or as a parameter, so that no part of a page decides on the language. */
const noOwnLanguage = {
  create: (context: Context<Import>) => ({
    ImportDeclaration(node: Import) {
      const isType =
        node.importKind === 'type' ||
        (node.specifiers.length > 0 &&
          node.specifiers.every(({ importKind }) => importKind === 'type'));
      if (/^\.{1,2}\/.*-messages(?:\.[a-z]+)?\.ts$/.test(node.source.value) && !isType)
        context.report({ node, message: 'Take the words from the context or as a parameter.' });
    },
  }),
};

// Oxlint wants a plugin as the default export.
export default {
  meta: { name: 'house' },
  rules: { 'no-literal-spread': noLiteralSpread, 'no-own-language': noOwnLanguage },
};
