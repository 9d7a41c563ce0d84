# Reads texts as Ruby's I18n does, with the plural rules of rails-i18n. Request and reply are JSON.
require 'json'
require 'yaml'
require 'bigdecimal/util'
require 'i18n'

request = JSON.parse(File.read(ARGV[0]))
values = request['values'].transform_keys(&:to_sym)
I18n.enforce_available_locales = false

# What is shown of each message; nothing where an argument is missing.
shown = request['messages'].map do |message|
  I18n.interpolate(message, values)
rescue I18n::ArgumentError, ::ArgumentError, TypeError
  nil
end

# Locales with a rule of the gem, by the name of the rule.
rules = request['rules'].to_h do |file, locales|
  require "rails_i18n/common_pluralizations/#{file}"
  [file, locales]
end
I18n::Backend::Simple.include(I18n::Backend::Pluralization)
rules.each do |file, locales|
  name = file.split('_').map(&:capitalize).join
  rule = RailsI18n::Pluralization.const_get(name)
  locales.each { |locale| I18n.backend.store_translations(locale, rule.with_locale(locale.to_sym)[locale.to_sym]) }
end

# The texts of a file, and what is shown of one of them for each count.
files = request['files'].map do |yaml, locale, key, counts|
  data = YAML.safe_load(yaml, permitted_classes: [Symbol])
  data.each { |name, texts| I18n.backend.store_translations(name, texts) }
  said = counts.map do |count|
    I18n.t(key, locale: locale, count: count, raise: true)
  rescue I18n::ArgumentError => error
    "throws #{error.class}"
  end
  { root: data.keys, texts: data, shown: said }
end

# The forms that a rule asks for.
forms = rules.transform_values do |locales|
  locales.to_h do |locale|
    rule = I18n.t(:'i18n.plural.rule', locale: locale, resolve: false)
    [locale, [*0..200, 1.5].map { |count| rule.call(count) }.uniq]
  end
end

File.write(ARGV[1], JSON.generate({ shown: shown, files: files, forms: forms }))
