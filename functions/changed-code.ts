import { readFileSync } from 'node:fs';

/** A text of a file, and what it is in the build. */
type Change = readonly [text: string, instead: string];

/**
 * Files of packages that do more than the server ever uses before the first call of Firestore is sent, and what they do
 * instead.
 */
export const CHANGED: Readonly<Record<string, readonly Change[]>> = {
  // Each message's definition as a message itself, which only a server that describes itself shows.
  '@grpc/proto-loader/build/src/index.js': [
    [
      `    const descriptorList = root.toDescriptor('proto3').file;
    const bufferList = descriptorList.map(value => Buffer.from(descriptor.FileDescriptorProto.encode(value).finish()));
`,
      '    const bufferList = [];\n',
    ],
    [
      `    const messageDescriptor = message.toDescriptor('proto3');
    return {
        format: 'Protocol Buffer 3 DescriptorProto',
        type: messageDescriptor.$type.toObject(messageDescriptor, descriptorOptions),
`,
      "    return {\n        format: 'Protocol Buffer 3 DescriptorProto',\n",
    ],
    [
      `    const enumDescriptor = enumType.toDescriptor('proto3');
    return {
        format: 'Protocol Buffer 3 EnumDescriptorProto',
        type: enumDescriptor.$type.toObject(enumDescriptor, descriptorOptions),
`,
      "    return {\n        format: 'Protocol Buffer 3 EnumDescriptorProto',\n",
    ],
  ],
  // Five functions are written and compiled for each message, of which a message needs two: each when it is first called.
  'protobufjs/src/type.js': (
    [
      ['encode', 'encoder(this)'],
      ['decode', 'decoder(this)'],
      ['verify', 'verifier(this)'],
      ['fromObject', 'converter.fromObject(this)'],
      ['toObject', 'converter.toObject(this)'],
    ] as const
  ).map(([name, made]) => [
    `    this.${name} = ${made}({`,
    `    late(this, '${name}', (type, parts) => ${made.replace('this', 'type')}(parts), {`,
  ]),
};

/** What the changed files call. */
const HELPERS = `
function late(type, name, make, parts) {
    let made;
    type[name] = function () { return (made ??= make(type, parts)).apply(this, arguments); };
}
`;

/**
 * Returns a file's text with its changes.
 * @throws Error when one of the texts is not in it exactly once: its package has changed.
 */
export function changedCode(file: string, changes: readonly Change[]): string {
  const text = readFileSync(file, 'utf8').replaceAll('\r\n', '\n');
  const changed = changes.reduce((before, [from, instead]) => {
    if (before.split(from).length !== 2)
      throw new Error(`${file} is not as changed-code.ts knows it: ${from}`);
    return before.replace(from, () => instead);
  }, text);
  return changed + HELPERS;
}
