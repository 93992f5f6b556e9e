/*
 * A rule of our own, run by oxlint: attributes written as `{...{ rows, cells }}` save the formatter lines, and a reader has to
 * learn why. `unicorn/no-useless-spread` finds the like in arrays, objects and calls.
 */

/** What the rule needs to know of an attribute `{...argument}`. */
interface SpreadAttribute {
  readonly argument: { readonly type: string };
}

interface Context {
  report: (problem: { node: SpreadAttribute; message: string }) => void;
}

const noLiteralAttributes = {
  create: (context: Context) => ({
    JSXSpreadAttribute(node: SpreadAttribute) {
      if (node.argument.type === 'ObjectExpression')
        context.report({ node, message: 'Write the attributes out: name={value}.' });
    },
  }),
};

// Oxlint wants a plugin as the default export.
export default { meta: { name: 'house' }, rules: { 'no-literal-attributes': noLiteralAttributes } };
