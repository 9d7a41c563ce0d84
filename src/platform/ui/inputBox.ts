import * as vscode from 'vscode';
import { format } from '../../texts/format.ts';
import { uiText } from '../../texts/uiText.ts';
import { sentences } from '../../texts/sentences.ts';
import { isOverPage } from './quickPick.ts';

/* Boxes to type in. The editor takes `[label](command:…)` in what stands below the box for a link. */

/** Asks for a text; `undefined` where the user leaves. */
export async function showInputBox(options: vscode.InputBoxOptions): Promise<string | undefined> {
  const { title, prompt, placeHolder } = options;
  return vscode.window.showInputBox({
    ignoreFocusOut: isOverPage(),
    ...options,
    ...(title === undefined ? {} : { title: line(title) }),
    ...(prompt === undefined ? {} : { prompt: line(prompt) }),
    ...(placeHolder === undefined ? {} : { placeHolder: line(placeHolder) }),
    validateInput: async (text) => problemLine(await options.validateInput?.(text)),
  });
}

/** Asks for the name that something gets in the service; returns it trimmed, `undefined` where the user leaves. */
export async function askName(asked: {
  readonly title: string;
  readonly prompt: string;
  readonly value?: string | undefined;
  /** In UTF-8; none where the service names no limit. */
  readonly mostBytes?: number;
}): Promise<string | undefined> {
  const { title, prompt, value = '', mostBytes = Number.POSITIVE_INFINITY } = asked;
  const validateInput = (text: string) => nameProblem(text.trim(), mostBytes);
  const name = await showInputBox({ title, prompt, value, ignoreFocusOut: true, validateInput });
  return name?.trim();
}

function nameProblem(name: string, mostBytes: number): string | undefined {
  if (name === '') return sentences.enterName();
  if (/\p{Cc}/u.test(name)) return sentences.hasControlCharacter();
  return Buffer.byteLength(name) > mostBytes
    ? vscode.l10n.t('A name can have at most {0} bytes.', format.number(mostBytes))
    : undefined;
}

/** Asks for a text that is tried before the box closes; `undefined` where the user leaves. */
export async function inputLive(options: {
  readonly title: string;
  readonly prompt: string;
  readonly placeholder?: string;
  readonly value?: string;
  readonly password?: boolean;
  readonly ignoreFocusOut?: boolean;
  /** Hears of every change; says what is wrong with the text so far. */
  readonly change?: (text: string) => string | undefined;
  /**
   * What is wrong with the text that the user has entered; the box then stays open and says it. The signal is aborted
   * when the user leaves.
   */
  readonly refuse?: (text: string, signal: AbortSignal) => Promise<string | undefined>;
}): Promise<string | undefined> {
  const box = vscode.window.createInputBox();
  box.title = line(options.title);
  box.prompt = line(options.prompt);
  box.placeholder = line(options.placeholder ?? '');
  box.value = options.value ?? '';
  box.password = options.password ?? false;
  box.ignoreFocusOut = options.ignoreFocusOut ?? isOverPage();
  const say = (problem: string | undefined) => {
    box.validationMessage = problem === undefined ? undefined : line(problem);
  };
  const left = new AbortController();
  const submit = async (): Promise<boolean> => {
    box.busy = true;
    box.enabled = false;
    const problem = await options.refuse?.(box.value, left.signal);
    box.busy = false;
    box.enabled = true;
    say(problem);
    return problem === undefined;
  };
  try {
    return await new Promise((resolve, reject) => {
      box.onDidChangeValue((text) => say(options.change?.(text)));
      box.onDidAccept(() => void submit().then((done) => done && resolve(box.value), reject));
      box.onDidHide(() => resolve(undefined));
      box.show();
    });
  } finally {
    left.abort(new vscode.CancellationError());
    box.dispose();
  }
}

const line = (text: string) => uiText(text, 500);

function problemLine(
  problem: string | vscode.InputBoxValidationMessage | null | undefined,
): string | vscode.InputBoxValidationMessage | null | undefined {
  if (typeof problem === 'string') return line(problem);
  return problem ? { ...problem, message: line(problem.message) } : problem;
}
