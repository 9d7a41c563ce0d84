import java.io.IOException;
import java.io.StringReader;
import java.net.URLDecoder;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.text.Format;
import java.text.MessageFormat;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Properties;

/**
 * Reads texts as Java does: a line each, `message` or `properties` and the text, with a tab between them. Says for each what
 * MessageFormat shows, or the keys and values of the file by turns; `throws` where Java throws. All fields are encoded as in URIs.
 */
final class Judge {
  public static void main(String[] paths) throws IOException {
    List<String> said = new ArrayList<>();
    for (String line : Files.readAllLines(Path.of(paths[0]))) {
      String[] fields = line.split("\t", -1);
      String text = URLDecoder.decode(fields[1], StandardCharsets.UTF_8);
      said.add(fields[0].equals("message") ? shown(text) : pairs(text));
    }
    Files.write(Path.of(paths[1]), said);
  }

  private static String shown(String pattern) {
    try {
      MessageFormat message = new MessageFormat(pattern, Locale.ROOT);
      // How numbers and dates look is of no use here.
      message.setFormats(new Format[message.getFormats().length]);
      return encoded(message.format(new Object[] {"«0»", "«1»", "«2»"}));
    } catch (IllegalArgumentException error) {
      return "throws";
    }
  }

  private static String pairs(String text) throws IOException {
    Properties properties = new Properties();
    try {
      properties.load(new StringReader(text));
    } catch (IllegalArgumentException error) {
      return "throws";
    }
    List<String> fields = new ArrayList<>();
    for (String key : properties.stringPropertyNames()) {
      fields.add(encoded(key));
      fields.add(encoded(properties.getProperty(key)));
    }
    return String.join("\t", fields);
  }

  private static String encoded(String text) {
    return URLEncoder.encode(text, StandardCharsets.UTF_8).replace("+", "%20");
  }
}
