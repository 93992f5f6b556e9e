// Runs one of the project's commands: node tools/run.mjs COMMAND [arguments]
//
// This file is plain JavaScript because it runs with whatever Node the machine has. It installs missing or old dependencies,
// including the Node that everything else runs with.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { constants } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const OLDEST_NODE = 20;
const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const modules = path.join(root, 'node_modules');

/** Runs a program to its end. It passes signals on, and only the program decides when to stop. */
function run(command, args, options) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, stdio: 'inherit', ...options });
    const forward = (signal) => child.kill(signal);
    const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
    for (const signal of signals) process.on(signal, forward);
    child.on('error', reject);
    child.on('exit', (code, signal) => {
      for (const name of signals) process.off(name, forward);
      resolve(code ?? 128 + (constants.signals[signal] ?? 0));
    });
  });
}

function readPackages(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : {};
}

/** Returns whether node_modules has what the lockfile asks for, by npm's own record there. */
function dependenciesAreInstalled() {
  const wanted = readPackages(path.join(root, 'package-lock.json'));
  const installed = readPackages(path.join(modules, '.package-lock.json'));
  return Object.entries(wanted).every(
    ([name, { version, optional }]) =>
      // Optional packages are for other operating systems.
      !name.startsWith('node_modules/') ||
      optional === true ||
      installed[name]?.version === version,
  );
}

async function installDependencies() {
  if (dependenciesAreInstalled()) return;
  console.log('Installing the dependencies (npm ci); the first time this takes a minute or two.');
  const started = Date.now();
  const quietly = ['--no-audit', '--no-fund', '--loglevel=error'];
  await npm('ci', '--ignore-scripts', ...quietly);
  // The only package whose install script we need: it puts the pinned Node in place. An optional one would compile C++ for
  // minutes.
  await npm('rebuild', 'node', ...quietly);
  console.log(`Dependencies installed in ${Math.round((Date.now() - started) / 1000)} s.`);
}

/** Runs npm; if it fails, the command ends. */
async function npm(...args) {
  const code = await run('npm', args, { shell: process.platform === 'win32' });
  if (code > 128) process.exit(code); // Ctrl-C
  if (code !== 0) {
    console.error('The dependencies could not be installed; the lines above say why.');
    process.exit(code);
  }
}

const major = Number(process.versions.node.split('.')[0]);
if (major < OLDEST_NODE) {
  console.error(
    `This project needs Node ${OLDEST_NODE} or newer; this is ${process.version}. Install it from nodejs.org and try again.`,
  );
  process.exit(1);
}

const [command = '', ...args] = process.argv.slice(2);
const script = ['ops', 'tools']
  .map((folder) => path.join(root, folder, `${command}.ts`))
  .find((file) => existsSync(file));
if (script === undefined) {
  console.error(`There is no command "${command}"; npm run lists those that there are.`);
  process.exit(1);
}

try {
  JSON.parse(readFileSync(path.join(root, 'organization.json'), 'utf8'));
} catch (error) {
  console.error(`organization.json cannot be read: ${error.message}`);
  process.exit(1);
}

await installDependencies();
const binaries = path.join(modules, '.bin');
const pinnedName = process.platform === 'win32' ? 'node.exe' : 'node';
const pinnedNode = path.join(modules, 'node', 'bin', pinnedName);
if (!existsSync(pinnedNode)) {
  console.error('The npm package "node" has no program in it. Remove node_modules and try again.');
  process.exit(1);
}
const exitCode = await run(pinnedNode, [script, ...args], {
  env: { ...process.env, PATH: `${binaries}${path.delimiter}${process.env.PATH ?? ''}` },
});
process.exit(exitCode);
