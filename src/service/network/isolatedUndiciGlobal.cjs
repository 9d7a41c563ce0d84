'use strict';

// Stands in for undici's lib/global.js inside our bundle. The original writes a default dispatcher into slots of the
// process that the built-in fetch and every other extension of the host share. This one keeps it to the module.
let dispatcher;

exports.installedExports = [];

exports.setGlobalDispatcher = (value) => {
  dispatcher = value;
};

exports.getGlobalDispatcher = () => {
  if (dispatcher === undefined) throw new Error('Give undici a dispatcher with each call.');
  return dispatcher;
};
