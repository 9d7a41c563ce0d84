'use strict';
// Stands in for VS Code's native log writer, which needs a compiler. Without it output channels stay empty.
// Appends are synchronous, so that a log is complete even when the process is killed.
const { appendFileSync } = require('node:fs');

const levels = ['trace', 'debug', 'info', 'warn', 'error', 'critical'];

function createLogger(name, file) {
  let level = 2;
  let decorated = true;
  const write = (at, text) => {
    if (at < level) return;
    const line = `${new Date().toISOString()} [${name}] [${levels[at]}] ${text}\n`;
    try {
      appendFileSync(file, decorated ? line : text);
    } catch {
      // The run's folder may already be gone at shutdown; a log is not worth a crash.
    }
  };
  return {
    ...Object.fromEntries(levels.map((method, at) => [method, (text) => write(at, text)])),
    setLevel: (value) => void (level = value),
    getLevel: () => level,
    setPattern: () => undefined,
    clearFormatters: () => void (decorated = false),
    flush: () => undefined,
    drop: () => undefined,
  };
}

exports.setFlushOn = () => undefined;
exports.createRotatingLogger = async (name, file) => createLogger(name, file);
exports.createAsyncRotatingLogger = exports.createRotatingLogger;
